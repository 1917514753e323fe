import { defineConfig } from '@playwright/test';

/** Started by scripts/e2e.mjs, which provides the Chromium and the server. */
export default defineConfig({
  testDir: 'e2e',
  // What takes too long for every run is asked for by name: npm run long.
  testMatch: process.env['E2E'] === 'long' ? '*.long.ts' : '*.e2e.ts',
  outputDir: 'shots/failures',
  // One more than the cores of a small machine: tests wait for bots, for timers and for each other.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    baseURL: process.env['BASE_URL'] ?? '',
    locale: 'en-GB',
    // Nobody here is new to the games: what newcomers are asked has tests of its own.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: process.env['BASE_URL'] ?? '',
          localStorage: ['tortuga-cards', 'tortuga-dice', 'tortuga-2199'].map((game) => ({
            name: `tortuga.greeted.${game}`,
            value: '1',
          })),
        },
      ],
    },
    // Caching all files for offline use takes longer than most tests; those that are about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
