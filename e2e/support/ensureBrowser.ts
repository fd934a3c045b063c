import { ensureBrowser } from './browser';

console.log(`Browser: ${ensureBrowser()}`);
