import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Real databases and processes on a busy machine: slow is not broken.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{packages,games,bench,scripts}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'scenarios, undoing every step',
          include: ['games/*/test/*.scenario.test.ts'],
          env: { SCENARIO_MODE: 'rollback' },
        },
      },
    ],
  },
});
