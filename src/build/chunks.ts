/** Modules of src/, by regular expressions of their paths. */
const source = (...paths: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** The code that is split off routes: component and loader. Their ids carry a query. */
const routes = (...paths: string[]) => source(`routes/(${paths.join('|')})\\.tsx\\?`);

const mantine = (...components: string[]) =>
  new RegExp(
    `@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/](${components.join('|')})[\\\\/]`,
  );

const anyOf =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/**
 * Scripts in few files: each costs a round trip and a preload element, and small ones compress badly. A group holds the
 * modules that it names with their dependencies, except those of the groups before it. What the first views of several
 * screens share comes first, then the screens, then what other screens share. `npm run size` shows what a screen loads.
 */
export const CHUNK_GROUPS = [
  // The entry script.
  { name: 'base', tags: ['$initial' as const] },
  // What all screens or all but one need.
  {
    name: 'common',
    test: anyOf(
      source(
        'api/transport/client\\.',
        'components/(Brand|Footer|forms/unsavedForms)',
        'ui/feedback/Notice',
      ),
      /@tanstack[\\/]react-query[\\/].*queryOptions\./,
    ),
  },
  // What saves need: all screens but the shopper's home, before the first press.
  {
    name: 'saves',
    test: anyOf(
      source(
        'api/saves/(mutation|lostAnswers|othersChanges)',
        'domain/conflicts',
        'components/forms/toastSaved',
        'ui/form/useSingleFlight',
      ),
      /@tanstack[\\/](react-query[\\/].*useMutation\.|query-core[\\/].*mutationObserver)/,
    ),
  },
  // Text fields: all screens but the shopper's home.
  {
    name: 'fields',
    test: mantine('Input|InputBase|TextInput'),
  },
  // The styles of fields, which a list has before its filters.
  {
    name: 'fieldStyles',
    test: anyOf(source('ui/styles/fields'), /@mantine[\\/]core[\\/]styles[\\/](Input|Stack)\.css/),
  },
  // Selects: the shopper's catalogue and many staff screens.
  { name: 'select', test: mantine('NativeSelect') },
  // The tabs of the shopper's order and of most staff screens.
  {
    name: 'tabs',
    test: anyOf(
      mantine('Tabs'),
      source('ui/styles/tabs'),
      /@mantine[\\/]core[\\/]styles[\\/]Tabs\.css/,
    ),
    minShareCount: 2,
  },
  // The screens with the component library.
  {
    name: 'ui',
    test: anyOf(
      source('ui/MantineRoot'),
      /@mantine[\\/]core[\\/]esm[\\/]core[\\/](?!utils[\\/](create-scoped|find-element))/,
      mantine('UnstyledButton', 'Loader'),
      /@tanstack[\\/]react-router[\\/].*useLocation/,
    ),
  },
  // The staff's lists and orders, the shopper's catalogue and order.
  {
    name: 'values',
    test: anyOf(
      source(
        'lib/(text|money|dates)\\.',
        'components/orders/(PaymentStatusIcon|StatusBadge)',
        'components/(InternalLink|QuantityField)',
        'contract/shapes',
      ),
      source(
        'domain/(verdict|typedNumbers|photoSize|products/(units|productTags)|shopper/(contact|clients))',
      ),
      source('domain/orders/(orderStatus|orderTotals|orderRules|concepts|amounts|quantities)'),
      source(
        'ui/(AfterFirstView|useBarHeight|feedback/ReasonTooltip|focus/(focusAfterRemoval|afterLoadingOverlay))',
        'session/typedTexts',
      ),
      source(
        'ui/list/(filterRows|sortRows|RowIcon|listSearch|useClearGuard|useListSearch|useTypedText|UnreadableRows|Pages)',
      ),
      /@tanstack[\\/]react-query[\\/].*use(Suspense)?Query\./,
      // What every icon needs, and those of the store's networks.
      /@tabler[\\/]icons-react[\\/].*(createReactComponent|defaultAttributes|IconBrand|IconMapPin\.)/,
      // Of most components of the library, and of the tabs of the shopper's order.
      /@mantine[\\/]hooks[\\/].*use-uncontrolled/,
    ),
  },
  { name: 'orders', test: routes('_staff', '_staff/orderlist') },
  { name: 'signIn', test: routes('_auth', '_auth/login') },
  // The shopper's home, catalogue and order.
  {
    name: 'shopper',
    test: source(
      'api/customerSession',
      'domain/store/(homeColors|theme\\.|hashtag|languages)',
      'domain/shopper/activities',
      'components/(LinkButton|shopper/(CustomerDetailsButton|ShopTheme|shopColors))',
      'domain/photoSize',
    ),
  },
  { name: 'home', test: routes('index', 's\\..*', 'homeclient\\..*') },
  // The layout of the catalogue and the order, what both show, and each of them.
  {
    name: 'shop',
    test: anyOf(
      routes('_customer'),
      source(
        'components/shopper/(EmptyList|unsavedAmounts|FinishOrderButton|ShopProductPhoto|HeadingLine|ShopHeading|ShopTable|OrderOutcomeBox|useSessionRecovery|useStoreLang)',
        'api/customer(Catalogue|Order|OrderSaves)\\.',
        'domain/products/prices',
      ),
    ),
  },
  { name: 'catalogue', test: routes('_customer/productlist.*') },
  { name: 'summary', test: routes('_customer/orderstatus.*') },
  // Text fields, tabs and tables, icons, requests and rules of the other staff screens.
  {
    name: 'staff',
    test: anyOf(
      mantine('Badge|Paper|Table'),
      source(
        'api/(?!orderSaves)',
        'domain/(session/tabs|store/(?!colorPairs|themeColors)|payments/)',
      ),
      source('components/forms/FormTabs', 'ui/(BusyButton|styles/screens)'),
      source('lib/typedDates', 'domain/orders/homeOrders'),
      source(
        'domain/products/import/(models|operations)',
        'components/(LongText|BackButton|ReportEmbed|contact/|clients/clientColumns|products/ProductPhoto)',
      ),
      /@tabler/,
    ),
    minShareCount: 2,
  },
  // The other form controls.
  {
    name: 'choices',
    test: anyOf(
      mantine('Textarea|Checkbox|Radio|Switch|Accordion|Combobox'),
      source('ui/form/'),
      /@floating-ui/,
    ),
    minShareCount: 2,
  },
  {
    name: 'order',
    test: anyOf(
      routes('_staff/orderdetail.*'),
      source('api/orderSaves', 'domain/orders/(?!statistics|home)', 'components/orders/PriceField'),
    ),
  },
];

/** In builds with mocks, of what the mock backend shares with the screens: otherwise it loads their scripts. */
export const SHARED_WITH_MOCKS = { name: 'rules', test: source('(domain|lib)/') };
