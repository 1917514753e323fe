import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['{packages,games,bench}/**/*.test.ts'] } },
      {
        test: {
          name: 'scenarios, undoing every step',
          include: ['games/*/test/*.scenario.test.ts'],
          env: { SCENARIO_MODE: 'rollback' },
        },
      },
    ],
  },
});
