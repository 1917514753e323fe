/** Our own glyphs, 24 by 24, drawn in lines of the text's colour. */
const PATHS = {
  log: 'M5 4h11l3 3v13H5zM8 9h8M8 13h8M8 17h5',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  words: 'M4 5h7M4 10h7M4 15h7M4 20h4M14 20l3.500-15h1l3.500 15M15.200 15h5.600',
  ask: 'M8 9a4 4 0 1 1 5.500 3.700c-1 .5-1.500 1.200-1.500 2.300v.5M12 19v.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.500 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.500a3 3 0 0 1 0 6M18 14c2 .8 3.500 3 3.500 6',
  rules: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  cards: 'M4 7l8-2.500 4 13-8 2.500zM14 5h6v13h-3.500',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  home: 'M4 11l8-7 8 7M6 10v10h4v-6h4v6h4V10',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14 5l-7 7 7 7',
  forward: 'M10 5l7 7-7 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  check: 'M5 12l5 6L19 6',
  bot: 'M6 9h12v10H6zM12 5v4M9 13.500v1M15 13.500v1M3.500 12v4M20.500 12v4M11 4h2',
  bell: 'M6 17c1.500-1.500 1.500-3.500 1.500-6.500a4.500 4.500 0 0 1 9 0c0 3 0 5 1.500 6.500zM10 20a2 2 0 0 0 4 0M12 4v2',
  lamp: 'M9 17.500c0-2.500-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.500-3 8zM9.500 21h5M12 17v-5M10 10.500l2 1.500 2-1.500',
  sound: 'M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  muted: 'M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
  device: 'M7 3h10v18H7zM11 18h2',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
    <path d={PATHS[name]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
