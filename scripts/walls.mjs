// Checks imports between packages by the rules in .dependency-cruiser.mjs, and that the sources were really read.
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const FOLDERS = ['packages', 'games', 'bench'];
/** Fewer modules mean that dependency-cruiser did not understand our sources, and so would find no breach. */
const MIN_MODULES = 50;

const { output } = await cruise(FOLDERS, {
  ruleSet: config,
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
});

for (const { rule, from, to } of output.summary.violations) {
  const { comment } = config.forbidden.find(({ name }) => name === rule.name) ?? {};
  process.stdout.write(`${from} -> ${to}\n  ${comment}\n`);
}
const ours = output.modules.filter(({ source }) => !source.includes('node_modules') && /\.tsx?$/.test(source));
const crossing = ours
  .flatMap(({ dependencies }) => dependencies)
  .filter(({ resolved }) => resolved.startsWith('packages/kernel/'));
process.stdout.write(`${ours.length} modules, ${output.summary.violations.length} breaches\n`);
if (ours.length < MIN_MODULES || crossing.length === 0) {
  process.stdout.write('The check saw too little to mean anything.\n');
  process.exitCode = 1;
}
if (output.summary.violations.length > 0) process.exitCode = 1;
