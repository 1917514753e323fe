/**
 * The page's policy runs no code made from text; without this zod tries, and the browser reports it. Zod reads it when it
 * is loaded, which may be before anything that imports zod here: so this comes first and imports nothing.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
