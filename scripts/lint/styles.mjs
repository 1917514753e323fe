// Our own Stylelint rules: which sheet may style a class, and at which sizes a layout may change.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;

/** The class that each selector styles: the first class of the last compound that has one. */
function styledClasses(selector) {
  const found = [];
  parseSelector((root) => {
    for (const each of root.nodes) {
      const compounds = each.split((node) => node.type === 'combinator');
      const last = compounds.findLast((nodes) => nodes.some(({ type }) => type === 'class'));
      const name = last?.find(({ type }) => type === 'class')?.value;
      if (name !== undefined) found.push(name);
    }
  }).processSync(selector);
  return found;
}

/** The sheets of a folder as its index.css imports them, each with its layer. */
function sheetsOf(folder) {
  const sheets = [];
  postcss.parse(readFileSync(path.join(folder, 'index.css'), 'utf8')).walkAtRules('import', ({ params }) => {
    const [, file, layer] = /"(.+?)"(?:\s+layer\(([\w-]+)\))?/.exec(params) ?? [];
    sheets.push({ file: path.join(folder, file), layer: layer ?? null });
  });
  return sheets;
}

/** All sheets of a folder, and those that give a page without a board its look: they only import. */
const LISTS = ['index.css', 'skin.css'];

const isStyle = (rule) => rule.parent?.type !== 'atrule' || !/keyframes$/.test(rule.parent.name);

const owned = 'tortuga/one-sheet-per-class';
const ownedMessages = utils.ruleMessages(owned, {
  rejected: (name, other) =>
    `.${name} is styled in ${other} too: which of the two wins would depend on the order of imports`,
  unlisted: (file) => `${file} is not imported by the index.css beside it`,
});

const oneSheetPerClass = createPlugin(owned, (primary) => (root, result) => {
  if (!primary) return;
  const { file } = root.source.input;
  const folder = path.dirname(file);
  if (LISTS.includes(path.basename(file))) return;
  const sheets = sheetsOf(folder);
  const me = sheets.find((sheet) => sheet.file === file);
  if (me === undefined) {
    utils.report({ ruleName: owned, result, node: root, message: ownedMessages.unlisted(path.basename(file)) });
    return;
  }
  const owners = new Map();
  for (const sheet of sheets) {
    if (sheet.layer !== me.layer || sheet.file === file || sheet.layer === null) continue;
    postcss.parse(readFileSync(sheet.file, 'utf8')).walkRules((rule) => {
      if (!isStyle(rule)) return;
      for (const name of rule.selectors.flatMap(styledClasses)) owners.set(name, path.basename(sheet.file));
    });
  }
  root.walkRules((rule) => {
    if (!isStyle(rule)) return;
    for (const name of new Set(rule.selectors.flatMap(styledClasses))) {
      const other = owners.get(name);
      if (other === undefined) continue;
      utils.report({ ruleName: owned, result, node: rule, message: ownedMessages.rejected(name, other) });
    }
  });
});

const sized = 'tortuga/named-breakpoints';
const sizedMessages = utils.ruleMessages(sized, {
  rejected: (query, known) => `"${query}" is none of the breakpoints here: ${known}`,
});

/** The option is the named breakpoints of the folder. Queries without a size are not checked. */
const namedBreakpoints = createPlugin(sized, (breakpoints) => (root, result) => {
  const known = new Set(Object.values(breakpoints));
  root.walkAtRules(/^(media|container)$/, (rule) => {
    if (!/\b(width|height|inline-size|block-size|aspect-ratio)\b/.test(rule.params) || known.has(rule.params)) return;
    const list = Object.entries(breakpoints).map(([name, query]) => `${name} = ${query}`);
    utils.report({
      ruleName: sized,
      result,
      node: rule,
      message: sizedMessages.rejected(rule.params, list.join(', ')),
    });
  });
});

export default [oneSheetPerClass, namedBreakpoints];
