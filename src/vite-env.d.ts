/** True in development, tests and builds with mocks; false in a production build, where the branch is cut out. */
declare const __MOCKS__: boolean;
