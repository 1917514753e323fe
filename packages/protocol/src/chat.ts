import { z } from 'zod';

/** What can be said with one tap; everybody reads it in their own language: `host.chat.<phrase>`. */
export const QUICK_PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'ouch',
  'thanks',
  'oneMoment',
  'again',
  'goodbye',
] as const;

/** A chat message as it is sent: free text, or one of the quick phrases. */
export const chatSchema = z.union([
  z.strictObject({ text: z.string().trim().min(1).max(300) }),
  z.strictObject({ phrase: z.enum(QUICK_PHRASES) }),
]);

export type Said = z.infer<typeof chatSchema>;
