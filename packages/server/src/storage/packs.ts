import { refuseBadText } from './problem.ts';
import type { Backend } from './schema.ts';
import type { Packs } from './store.ts';

export const packsIn = ({ db, retrying }: Backend): Packs => ({
  async save(pack) {
    refuseBadText(pack);
    await retrying(() =>
      db
        .insertInto('packs')
        .values(pack)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  },

  async find(digest) {
    const pack = await db.selectFrom('packs').select(['game', 'json']).where('digest', '=', digest).executeTakeFirst();
    return pack ?? null;
  },
});
