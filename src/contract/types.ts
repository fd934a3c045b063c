/** Named types of the contract. */
import type { components, operations, webhooks } from './schema.gen';

/** Every operation of the contract by its operationId. */
export type Operations = operations;
/** What third parties call. */
export type Webhooks = webhooks;

/** Body of every answer that is not a success. */
export type ErrorBody = components['schemas']['ErrorBody'];
/** Answer of a call without other data. */
export type Ack = components['schemas']['Ack'];
export type DeletedProducts = components['schemas']['DeletedProducts'];
/** Date and time as `YYYY-MM-DD HH:mm:ss`, a wall-clock time without zone. */
export type DateTimeText = components['schemas']['DateTimeText'];
/** Amount in the store's currency (`curr_symbol`), rounded to 2 decimals. */
export type Money = components['schemas']['Money'];
/** Language of a store, Spanish (es), Portuguese (po) or English (en); es by default. */
export type LanguageCode = components['schemas']['LanguageCode'];
/** State of an order, from provisional to done, discarded or cancelled. */
export type OrderStatus = components['schemas']['OrderStatus'];
/** State of an order's payment. */
export type PaymentStatus = components['schemas']['PaymentStatus'];
/** State of an order item. */
export type ItemStatus = components['schemas']['ItemStatus'];
/** What a bulk file does to the products. */
export type ImportKind = components['schemas']['ImportKind'];
/** State of a bulk file's job. */
export type ImportStatus = components['schemas']['ImportStatus'];
/** Subject of a standard FAQ; `freigt_cost` is spelt like this on the wire. */
export type FaqType = components['schemas']['FaqType'];
/** Unit in which a product is sold. */
export type UnitCode = components['schemas']['UnitCode'];
/** Credentials of a staff user or of the platform administrator. */
export type LoginRequest = components['schemas']['LoginRequest'];
/** The person who signed in. */
export type User = components['schemas']['User'];
/** Who signed in, with which rights, and the store they work for. */
export type LoginResult = components['schemas']['LoginResult'];
/** A new store with its first user, who becomes its admin. */
export type Registration = components['schemas']['Registration'];
/** Change of the signed-in user's password. */
export type PasswordChange = components['schemas']['PasswordChange'];
/** Requests a recovery code by email. */
export type PasswordRecoverStart = components['schemas']['PasswordRecoverStart'];
/** Sets a new password with the code that was emailed. */
export type PasswordRecover = components['schemas']['PasswordRecover'];
/** Identifiers the platform administrator gives a store. */
export type StoreIdentifiers = components['schemas']['StoreIdentifiers'];
/** URLs of the embedded reports, set by the platform administrator. */
export type StoreUrls = components['schemas']['StoreUrls'];
/** Social links of a store and which of them are shown. */
export type SocialNetworks = components['schemas']['SocialNetworks'];
/** Messages of the chat assistant at fixed moments. */
export type DialogMessages = components['schemas']['DialogMessages'];
/** Progress of the setup wizard. */
export type SetupFlags = components['schemas']['SetupFlags'];
/** The setup flags to change; those not sent stay as they are. */
export type SetupFlagsUpdate = components['schemas']['SetupFlagsUpdate'];
/** A store as its staff sees it. */
export type Store = components['schemas']['Store'];
/** The store's fields to change; those not sent stay as they are (`POST /store/{id}`). */
export type StoreUpdate = components['schemas']['StoreUpdate'];
/** Connection with the e-commerce platform. */
export type IntegrationSettings = components['schemas']['IntegrationSettings'];
/** Colours of the customer home and of the chat widget. */
export type ColorSet = components['schemas']['ColorSet'];
/** One of the 8 media of the customer home. */
export type MediaSlot = components['schemas']['MediaSlot'];
/** Display of a store's public side. */
export type Theme = components['schemas']['Theme'];
/** The theme to save, whole (`POST /store/theme`). */
export type ThemeUpdate = components['schemas']['ThemeUpdate'];
/** Entry of the weekly promo calendar. */
export type Promo = components['schemas']['Promo'];
/** Entry of the promo calendar to save; the whole list is sent. */
export type PromoInput = components['schemas']['PromoInput'];
/** Marketing code, printed as a QR. */
export type Refcode = components['schemas']['Refcode'];
/** Marketing code to save; the whole list is sent. */
export type RefcodeInput = components['schemas']['RefcodeInput'];
/** Way of paying that the store offers. */
export type PaymentMethod = components['schemas']['PaymentMethod'];
/** Way of paying to save; the whole list is sent. */
export type PaymentMethodInput = components['schemas']['PaymentMethodInput'];
/** Answer to one of the standard questions. */
export type StandardFaq = components['schemas']['StandardFaq'];
/** Text of the knowledge base that the assistant answers from, read-only for the staff. */
export type KnowledgeText = components['schemas']['KnowledgeText'];
/** Person with access to the store's back-office. */
export type StoreUser = components['schemas']['StoreUser'];
/** A user to add to the store, with role other. */
export type StoreUserCreate = components['schemas']['StoreUserCreate'];
/** Job of a bulk file. */
export type DataImport = components['schemas']['DataImport'];
/** Job of a bulk file as the platform administrator sees it. */
export type AdminDataImport = components['schemas']['AdminDataImport'];
/** Product of a store. */
export type Product = components['schemas']['Product'];
/** Product to create. */
export type ProductCreate = components['schemas']['ProductCreate'];
/** What to change of a product; what is not sent stays (`POST /store/products/{id}`). */
export type ProductUpdate = components['schemas']['ProductUpdate'];
/** Products to delete (`DELETE /store/products/`). */
export type ProductIds = components['schemas']['ProductIds'];
/** One file sent as a form. */
export type FileUpload = components['schemas']['FileUpload'];
/** The client of an order, in lists. */
export type ClientRef = components['schemas']['ClientRef'];
/** Shopper known to a store. */
export type Client = components['schemas']['Client'];
/** One thing a client did. */
export type ClientActivity = components['schemas']['ClientActivity'];
/** Order as lists show it. */
export type OrderSummary = components['schemas']['OrderSummary'];
/** The product of an item as it was when it was ordered. */
export type ProductDenormalized = components['schemas']['ProductDenormalized'];
/** Item of an order. */
export type OrderItem = components['schemas']['OrderItem'];
/** Discount or surcharge of an order. */
export type OtherConcept = components['schemas']['OtherConcept'];
/** Discount or surcharge to save with an order. */
export type OtherConceptInput = components['schemas']['OtherConceptInput'];
/** One shipment of an order. */
export type ShippingEntry = components['schemas']['ShippingEntry'];
/** Shipment to save with an order. */
export type ShippingEntryInput = components['schemas']['ShippingEntryInput'];
/** Order with all its parts, as the staff sees it. */
export type Order = components['schemas']['Order'];
/** Item to save with an order, without the fields that only the screen uses. */
export type OrderItemInput = components['schemas']['OrderItemInput'];
/** The editable parts of an order, whole (`POST /store/orders/{id}`). */
export type OrderSave = components['schemas']['OrderSave'];
/** Completes a payment from the payment list; allowed only when its status is required, else 409. */
export type PaymentCompletion = components['schemas']['PaymentCompletion'];
/** What anyone may know of a store. */
export type StorePublic = components['schemas']['StorePublic'];
/** A shopper's chat session. */
export type CustomerSession = components['schemas']['CustomerSession'];
/** The current session, in the metadata of orders and catalogues that shoppers read. */
export type CustomerMetadata = components['schemas']['CustomerMetadata'];
/** Order as its shopper sees it. */
export type CustomerOrder = components['schemas']['CustomerOrder'];
/** A store as the platform administrator sees it. */
export type AdminStore = components['schemas']['AdminStore'];
/** Entry of the platform's log; exported as a zipped JSON file. */
export type LogEntry = components['schemas']['LogEntry'];
/** Contact to create or update at the email-marketing service, in ActiveCampaign's v3 `contact/sync` shape. */
export type ContactSync = components['schemas']['ContactSync'];
/** Answer of the email-marketing service, in its own shape (no `data`). */
export type ContactSyncResult = components['schemas']['ContactSyncResult'];
/** Which store a chat session belongs to (`POST /presetstore`). */
export type StorePreset = components['schemas']['StorePreset'];
/** One thing a shopper did, to be logged (`POST /client/log_activity`). */
export type ActivityLogInput = components['schemas']['ActivityLogInput'];
/** Marketing code a shopper came with (`POST /client/ref_code`). */
export type RefCodeUse = components['schemas']['RefCodeUse'];
/** The shopper's own data, «Mis datos». */
export type ClientRegistration = components['schemas']['ClientRegistration'];
/** Token of a shopper's link and the session that opens it. */
export type PublicTokenRequest = components['schemas']['PublicTokenRequest'];
/** Product of the shopper's cart to add to the order. */
export type CartItem = components['schemas']['CartItem'];
/** The shopper's cart, to be added to the session's order. */
export type OrderItemsAdd = components['schemas']['OrderItemsAdd'];
/** New quantity of an item. */
export type OrderItemAmount = components['schemas']['OrderItemAmount'];
/** The chat session a call acts for. */
export type SessionReference = components['schemas']['SessionReference'];
/** Identifiers or urls of a store, one of the two at a time. */
export type AdminStoreUpdate = components['schemas']['AdminStoreUpdate'];
/** User data of a store. */
export type AdminStoreUserData = components['schemas']['AdminStoreUserData'];
/** FAQs to upload for a store. */
export type FaqUpload = components['schemas']['FaqUpload'];
