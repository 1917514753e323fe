// Builds the page: npm run build
import { buildPage } from './page.mjs';

buildPage();
