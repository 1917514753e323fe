import plugins from './scripts/lint/styles.mjs';

/**
 * What keeps 10 sheets of a board from depending on each other: layers (index.css of each folder), one sheet for each
 * class, one prefix for each board, lengths and colours that have a name, and a few named breakpoints.
 */

/** Where a layout may change, by name: as they stand after @container or @media. */
const BREAKPOINTS = {
  'games/tortuga-2199/board': {
    wide: 'neon (width >= 80rem) and (height >= 30rem)',
    'below wide': 'neon (width < 80rem) or (height < 30rem)',
    medium: 'neon (51.25rem <= width < 80rem) and (height >= 30rem)',
    'above narrow': 'neon (width >= 51.25rem) and (height >= 30rem)',
    narrow: 'neon (width < 51.25rem) or (height < 30rem)',
    'a phone on its side': 'neon (width >= 35rem) and (height < 30rem)',
    'whole card': 'card (width >= 6.5rem)',
    'small card': 'card (width < 6.5rem)',
  },
  'games/tortuga-dice/board': {
    wide: 'dice (width > 75rem)',
    'below wide': 'dice (width <= 75rem)',
    medium: 'dice (60rem < width <= 75rem)',
    'above narrow': 'dice (width > 60rem)',
    narrow: 'dice (width <= 60rem)',
    tablet: 'dice (37.5rem <= width <= 60rem)',
    'above phone': 'dice (width >= 37.5rem)',
    phone: 'dice (width < 37.5rem)',
    'phone on its side': 'dice (37.5rem <= width <= 60rem) and (height < 30rem)',
    largeText: 'dice (width < 18.75rem)',
  },
  'games/tortuga-cards/board': {
    roomy: 'cards (width >= 68.75rem)',
    'below roomy': 'cards (width < 68.75rem)',
    wide: 'cards (width >= 40rem)',
    narrow: 'cards (width < 40rem)',
  },
  'packages/web/src/style': {
    large: '(width > 1240px)',
    medium: '(760px < width <= 1240px)',
    'below large': '(width <= 1240px)',
    'drawer beside the board': '(width > 1100px)',
    'drawer below the board': '(width <= 1100px)',
    'above phone': '(width > 760px)',
    phone: '(width <= 760px)',
    low: '(height <= 520px)',
  },
};
const PREFIX = {
  'games/tortuga-2199/board': 'neon',
  'games/tortuga-dice/board': 'dice',
  'games/tortuga-cards/board': 'cards',
};

const NAMED = 'give it a name: a token, or a custom property of the component';

/** @type {import('stylelint').Config} */
export default {
  plugins,
  ignoreFiles: ['**/dist/**', '**/node_modules/**', 'packages/web/gallery/**'],
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-no-important': true,
    'function-disallowed-list': [['/^rgba?$/', '/^hsla?$/', '/^(ok)?l(ab|ch)$/'], { message: `Colours: ${NAMED}` }],
    'declaration-property-unit-disallowed-list': [
      {
        '/^(?!--|border|outline|stroke|box-shadow|text-shadow|filter|transform|translate|mask|background)/': [
          'px',
          'rem',
        ],
      },
      { message: `Lengths: ${NAMED}` },
    ],
    'block-no-empty': true,
    'no-duplicate-selectors': true,
    'tortuga/one-sheet-per-class': true,
  },
  overrides: [
    {
      files: ['**/tokens.css', '**/sizes.css', '**/fonts.css', 'packages/kit/src/*.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-unit-disallowed-list': null,
        'no-duplicate-selectors': null,
      },
    },
    {
      files: ['packages/kit/src/*.css', 'packages/web/src/style/fonts.css'],
      rules: { 'tortuga/one-sheet-per-class': null },
    },
    ...Object.entries(BREAKPOINTS).map(([folder, breakpoints]) => ({
      files: [`${folder}/*.css`],
      rules: { 'tortuga/named-breakpoints': breakpoints },
    })),
    {
      files: ['games/tortuga-cards/board/*.css'],
      rules: {
        'property-disallowed-list': [['zoom'], { message: 'WebKit zooms no rem: multiply by --u instead' }],
      },
    },
    // How large everything is drawn on very large and very low screens is a token too.
    { files: ['**/tokens.css', '**/sizes.css'], rules: { 'tortuga/named-breakpoints': null } },
    ...Object.entries(PREFIX).map(([folder, prefix]) => ({
      files: [`${folder}/*.css`],
      rules: {
        'selector-class-pattern': [`^${prefix}-`, { message: `A class of this board begins with "${prefix}-"` }],
        'keyframes-name-pattern': [
          `^${prefix}-`,
          { message: `Keyframes are global: begin their name with "${prefix}-"` },
        ],
      },
    })),
  ],
};
