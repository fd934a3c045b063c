import type { components, operations } from './schema.gen';

/** Every operation of the contract by its operationId. */
export type Operations = operations;

/** Body of every answer that is not a success (§7 and §8 staff). */
export type ErrorBody = components['schemas']['ErrorBody'];
/** Answer of a call that has nothing else to tell. */
export type Ack = components['schemas']['Ack'];
/** Date and time as `YYYY-MM-DD HH:mm:ss`, a wall-clock time without zone. */
export type DateTimeText = components['schemas']['DateTimeText'];
/** Amount in the store's currency (`curr_symbol`), rounded to 2 decimals (§9 staff). */
export type Money = components['schemas']['Money'];
/** Language of a store, Spanish (es), Portuguese (po) or English (en); es by default (§9 staff). */
export type LanguageCode = components['schemas']['LanguageCode'];
/** State of an order (§4 staff), from provisional to done, discarded or cancelled. */
export type OrderStatus = components['schemas']['OrderStatus'];
/** State of an order's payment (§4 staff). */
export type PaymentStatus = components['schemas']['PaymentStatus'];
/** State of an order item (§3 staff). */
export type ItemStatus = components['schemas']['ItemStatus'];
/** What a bulk file does to the products (§3 staff, CSV job status log). */
export type ImportKind = components['schemas']['ImportKind'];
/** State of a bulk file's job (§4 staff). */
export type ImportStatus = components['schemas']['ImportStatus'];
/** Subject of a standard FAQ (§3 staff); `freigt_cost` is spelt like this on the wire. */
export type FaqType = components['schemas']['FaqType'];
/** Unit in which a product is sold (§3 staff). */
export type UnitCode = components['schemas']['UnitCode'];
/** Credentials of a staff user or of the platform administrator (§7 staff). */
export type LoginRequest = components['schemas']['LoginRequest'];
/** The person who signed in (§3 staff). */
export type User = components['schemas']['User'];
/** Who signed in, with which rights, and the store they work for (§3 staff, User). */
export type LoginResult = components['schemas']['LoginResult'];
/** A new store with its first user, who becomes its admin (§7 staff). */
export type Registration = components['schemas']['Registration'];
/** Change of the signed-in user's password (§7 staff). */
export type PasswordChange = components['schemas']['PasswordChange'];
/** Asks for a recovery code by email (§7 staff). */
export type PasswordRecoverStart = components['schemas']['PasswordRecoverStart'];
/** Sets a new password with the code that was emailed (§3 and §7 staff). */
export type PasswordRecover = components['schemas']['PasswordRecover'];
/** Identifiers the platform administrator gives a store (§3 staff). */
export type StoreIdentifiers = components['schemas']['StoreIdentifiers'];
/** Addresses of the embedded reports (§3 staff), set by the platform administrator. */
export type StoreUrls = components['schemas']['StoreUrls'];
/** Social links of a store and which of them are shown (§3 staff). */
export type SocialNetworks = components['schemas']['SocialNetworks'];
/** Texts the chat assistant says at fixed moments (§3 staff). */
export type DialogMessages = components['schemas']['DialogMessages'];
/** Progress of the setup wizard (§3 staff). */
export type SetupFlags = components['schemas']['SetupFlags'];
/** The setup flags to change; those not sent stay as they are. */
export type SetupFlagsUpdate = components['schemas']['SetupFlagsUpdate'];
/** A store as its staff sees it (§3 staff). */
export type Store = components['schemas']['Store'];
/** The store's fields to change; those not sent stay as they are (§7 staff, `POST /store/{id}`). */
export type StoreUpdate = components['schemas']['StoreUpdate'];
/** Connection with the e-commerce platform (§3 staff, Integrations). */
export type IntegrationSettings = components['schemas']['IntegrationSettings'];
/** Colours of the customer home and of the chat widget (§3 staff). */
export type ColorSet = components['schemas']['ColorSet'];
/** One of the 8 media of the customer home (§3 staff). */
export type MediaSlot = components['schemas']['MediaSlot'];
/** Look of a store's public side (§3 staff, §3 customer). */
export type Theme = components['schemas']['Theme'];
/** The theme to save, whole (§7 staff, `POST /store/theme`). */
export type ThemeUpdate = components['schemas']['ThemeUpdate'];
/** Entry of the weekly promo calendar (§3 staff). */
export type Promo = components['schemas']['Promo'];
/** Entry of the promo calendar to save; the whole list is sent (§7 staff). */
export type PromoInput = components['schemas']['PromoInput'];
/** Marketing code, printed as a QR (§3 staff). */
export type Refcode = components['schemas']['Refcode'];
/** Marketing code to save; the whole list is sent (§7 staff). */
export type RefcodeInput = components['schemas']['RefcodeInput'];
/** Way of paying that the store offers (§3 staff). */
export type PaymentMethod = components['schemas']['PaymentMethod'];
/** Way of paying to save; the whole list is sent (§7 staff). */
export type PaymentMethodInput = components['schemas']['PaymentMethodInput'];
/** Answer to one of the standard questions (§3 staff). */
export type StandardFaq = components['schemas']['StandardFaq'];
/** Text of the knowledge base that the assistant answers from, read-only for the staff (§3 staff). */
export type KnowledgeText = components['schemas']['KnowledgeText'];
/** Person with access to the store's back-office (§3 staff). */
export type StoreUser = components['schemas']['StoreUser'];
/** A user to add to the store, with role other (§7 staff). */
export type StoreUserCreate = components['schemas']['StoreUserCreate'];
/** Job of a bulk file (§3 staff, CSV job status log). */
export type DataImport = components['schemas']['DataImport'];
/** Job of a bulk file as the platform administrator sees it (§3 customer, CSV upload log). */
export type AdminDataImport = components['schemas']['AdminDataImport'];
/** Product of a store (§3 staff, §3 customer). */
export type Product = components['schemas']['Product'];
/** Product to create (§7 staff). */
export type ProductCreate = components['schemas']['ProductCreate'];
/** What to change of a product; what is not sent stays (§7 staff, `POST /store/products/{id}`). */
export type ProductUpdate = components['schemas']['ProductUpdate'];
/** Products to delete (§7 staff, `DELETE /store/products/`). */
export type ProductIds = components['schemas']['ProductIds'];
/** One file sent as a form (§7 staff, bulk files). */
export type FileUpload = components['schemas']['FileUpload'];
/** The client of an order, in lists. */
export type ClientRef = components['schemas']['ClientRef'];
/** Shopper known to a store (§3 staff). */
export type Client = components['schemas']['Client'];
/** One thing a client did (§3 staff, Client activity log). */
export type ClientActivity = components['schemas']['ClientActivity'];
/** Order as lists show it (§3 staff). */
export type OrderSummary = components['schemas']['OrderSummary'];
/** The product of an item as it was when it was ordered (§3 staff). */
export type ProductDenormalized = components['schemas']['ProductDenormalized'];
/** Item of an order (§3 staff, §3 customer). */
export type OrderItem = components['schemas']['OrderItem'];
/** Discount or surcharge of an order (§3 staff). */
export type OtherConcept = components['schemas']['OtherConcept'];
/** Discount or surcharge to save with an order (§7 staff). */
export type OtherConceptInput = components['schemas']['OtherConceptInput'];
/** One shipment of an order (§3 staff). */
export type ShippingEntry = components['schemas']['ShippingEntry'];
/** Shipment to save with an order (§7 staff). */
export type ShippingEntryInput = components['schemas']['ShippingEntryInput'];
/** Order with all its parts, as the staff sees it (§3 staff). */
export type Order = components['schemas']['Order'];
/** Item to save with an order, without the fields that only the screen uses (§7 staff). */
export type OrderItemInput = components['schemas']['OrderItemInput'];
/** The editable parts of an order, whole (§7 staff, `POST /store/orders/{id}`). */
export type OrderSave = components['schemas']['OrderSave'];
/** Completes a payment from the payment list; allowed only when its status is required (§4 staff), else 409. */
export type PaymentCompletion = components['schemas']['PaymentCompletion'];
/** What anyone may know of a store (§3 customer, store_public_data). */
export type StorePublic = components['schemas']['StorePublic'];
/** A shopper's chat session (§3 customer, Session). */
export type CustomerSession = components['schemas']['CustomerSession'];
/** The session as it stands, returned beside public order and product reads (§3 and §7 customer, metadata). */
export type CustomerMetadata = components['schemas']['CustomerMetadata'];
/** Order as its shopper sees it (§3 customer). */
export type CustomerOrder = components['schemas']['CustomerOrder'];
/** A store as the platform administrator sees it (§3 customer, Store). */
export type AdminStore = components['schemas']['AdminStore'];
/** Entry of the platform's log (§7 customer); exported as a zipped JSON file (§8 customer). */
export type LogEntry = components['schemas']['LogEntry'];
/** Contact to create or update at the email-marketing service, in ActiveCampaign's v3 `contact/sync` shape (§7 staff). */
export type ContactSync = components['schemas']['ContactSync'];
/** Answer of the email-marketing service, in its own shape (no `data`). */
export type ContactSyncResult = components['schemas']['ContactSyncResult'];
/** Which store a chat session belongs to (§7 customer, `POST /presetstore`). */
export type StorePreset = components['schemas']['StorePreset'];
/** One thing a shopper did, to be logged (§7 customer, `POST /client/log_activity`). */
export type ActivityLogInput = components['schemas']['ActivityLogInput'];
/** Marketing code a shopper came with (§7 customer, `POST /client/ref_code`). */
export type RefCodeUse = components['schemas']['RefCodeUse'];
/** The shopper's own data, «Mis datos» (§7 customer, client register). */
export type ClientRegistration = components['schemas']['ClientRegistration'];
/** Token of a shopper's link and the session that opens it (§7 customer). */
export type PublicTokenRequest = components['schemas']['PublicTokenRequest'];
/** Product of the shopper's cart to add to the order (§7 customer). */
export type CartItem = components['schemas']['CartItem'];
/** The shopper's cart, to be added to the session's order (§7 customer). */
export type OrderItemsAdd = components['schemas']['OrderItemsAdd'];
/** New quantity of an item (§7 customer). */
export type OrderItemAmount = components['schemas']['OrderItemAmount'];
/** The chat session a call acts for (§7 customer). */
export type SessionReference = components['schemas']['SessionReference'];
/** Identifiers or urls of a store, one of the two at a time (§7 customer). */
export type AdminStoreUpdate = components['schemas']['AdminStoreUpdate'];
/** User data of a store (§7 customer, set user data). */
export type AdminStoreUserData = components['schemas']['AdminStoreUserData'];
/** FAQs to upload for a store (§3 and §5 customer). */
export type FaqUpload = components['schemas']['FaqUpload'];
