import { config } from 'zod';

// The page's policy runs no code made from text; without this zod tries, and the browser reports it.
config({ jitless: true });
