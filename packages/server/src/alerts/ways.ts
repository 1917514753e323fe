import { ALERT_KINDS, type AlertKind, type Alerts as AlertsInfo } from '@tortuga/protocol/http';
import type { Locale } from '@tortuga/words';
import { problem } from '../problem.ts';
import type { AlertPerson, AlertWay } from '../storage/alert-rows.ts';
import type { Player, Store } from '../storage/store.ts';
import type { Courier } from './courier.ts';
import { type Links, type Purpose, wayId } from './links.ts';
import { areGoodKeys, type PushKeys } from './push-crypto.ts';
import { checkHost, NotSent, type Reason, readTarget } from './safe-request.ts';
import type { AlertSettings } from './settings.ts';
import { confirmMessage, localeOfPerson, testMessage } from './text.ts';

/** More than anybody has devices and addresses. */
const MAX_WAYS = 10;
const MAX_MAIL_LENGTH = 254;
/** No quotes, no lists, no comments: what people have. */
const A_MAIL_ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

const REASONS: Readonly<Record<Reason, string>> = {
  gone: 'server.alert.gone',
  refused: 'server.alert.refused',
  redirect: 'server.alert.redirect',
  silent: 'server.alert.silent',
  unreachable: 'server.alert.unreachable',
  ownNetwork: 'server.alert.ownNetwork',
};

interface WaysParts {
  readonly store: Store;
  readonly settings: AlertSettings;
  readonly links: Links;
  readonly publicKey: string;
  readonly courier: Courier;
  readonly now: () => number;
}

/** Who asks, and with which secret: a device that forgets its identity gets no more messages. */
export interface Asking {
  readonly me: Player;
  readonly secretHash: string;
}

interface NewWay {
  readonly kind: AlertWay['kind'];
  readonly address: string;
  readonly details?: object;
  readonly language: Locale | undefined;
}

/** By what players are told: how it is added, confirmed and taken back. table-9.4, table-9.5 */
export class Ways {
  readonly #parts: WaysParts;

  constructor(parts: WaysParts) {
    this.#parts = parts;
  }

  async infoOf({ me, secretHash }: Asking): Promise<AlertsInfo> {
    const { store, settings, publicKey } = this.#parts;
    const person = await store.alerts.findPerson(me.id);
    const ways = await store.alerts.listWays(me.id);
    return {
      offers: { pushKey: publicKey, mail: settings.mail !== null, hook: settings.areHooksOn },
      kinds: person === null ? [...ALERT_KINDS] : (JSON.parse(person.kindsJson) as AlertKind[]),
      ways: ways.map((way) => ({
        id: way.id,
        kind: way.kind,
        name: nameOf(way),
        isConfirmed: way.confirmedAt !== null,
        isHere: way.kind === 'push' && way.secretHash === secretHash,
        problem: way.problem === null ? null : { key: REASONS[way.problem as Reason] ?? REASONS.refused },
      })),
    };
  }

  async choose(asking: Asking, chosen: { readonly kinds?: AlertKind[]; readonly language?: Locale }): Promise<void> {
    const { kinds, language } = chosen;
    const person = await this.#personOf(asking.me.id, language ?? 'en');
    await this.#parts.store.alerts.savePerson({
      ...person,
      ...(kinds !== undefined && { kindsJson: JSON.stringify([...new Set(kinds)]) }),
      ...(language !== undefined && { language }),
    });
  }

  async addDevice(asking: Asking, endpoint: string, keys: PushKeys, language: Locale | undefined): Promise<void> {
    if (!areGoodKeys(keys)) throw problem(400, 'badTarget');
    await this.#refuseTarget(endpoint);
    await this.#add(asking, { kind: 'push', address: endpoint, details: keys, language });
  }

  async addHook(asking: Asking, url: string, format: string, language: Locale): Promise<void> {
    if (!this.#parts.settings.areHooksOn) throw problem(409, 'notOffered');
    await this.#refuseTarget(url);
    await this.#add(asking, { kind: 'hook', address: url, details: { format }, language });
  }

  /** Nothing but one question is sent there before its owner says yes. */
  async addMail(asking: Asking, address: string, language: Locale): Promise<void> {
    const { settings, links, courier } = this.#parts;
    const { publicUrl } = settings;
    if (settings.mail === null || publicUrl === null) throw problem(409, 'notOffered');
    if (address.length > MAX_MAIL_LENGTH || !A_MAIL_ADDRESS.test(address)) throw problem(400, 'badMail');
    const way = await this.#add(asking, { kind: 'mail', address, language });
    if (way.confirmedAt !== null) return;
    const path = `/alerts/confirm#${links.token('confirm', way.id)}`;
    courier.send(way, confirmMessage(language, path, publicUrl));
  }

  async remove({ me }: Asking, id: string): Promise<void> {
    const way = await this.#mine(me, id);
    await this.#parts.store.alerts.removeWay(way.id);
  }

  /** Also tries one again that was given up. */
  async test({ me }: Asking, id: string): Promise<void> {
    const { store, courier } = this.#parts;
    const way = await this.#mine(me, id);
    if (way.confirmedAt === null) throw problem(409, 'notConfirmed');
    if (way.problem !== null)
      await store.alerts.noteOutcome(way.id, { failures: 0, failingSince: null, problem: null });
    const { language } = await this.#personOf(me.id, 'en');
    courier.send(way, testMessage(localeOfPerson(language)));
  }

  /** By a link in a message. Returns what was confirmed. */
  async confirm(token: string): Promise<string> {
    const way = await this.#byToken('confirm', token);
    await this.#parts.store.alerts.confirmWay(way.id, this.#parts.now());
    return nameOf(way);
  }

  /** By a link in a message, as often as one likes. Returns where nothing is sent any more; empty if it was gone already. */
  async stop(token: string): Promise<string> {
    const { links, store } = this.#parts;
    const id = links.read('stop', token);
    if (id === null) throw problem(404, 'badLink');
    const way = await store.alerts.findWay(id);
    if (way !== null) await store.alerts.removeWay(id);
    return way === null ? '' : nameOf(way);
  }

  async #byToken(purpose: Purpose, token: string): Promise<AlertWay> {
    const id = this.#parts.links.read(purpose, token);
    const way = id === null ? null : await this.#parts.store.alerts.findWay(id);
    if (way === null) throw problem(404, 'badLink');
    return way;
  }

  async #mine(me: Player, id: string): Promise<AlertWay> {
    const way = await this.#parts.store.alerts.findWay(id);
    if (way === null || way.playerId !== me.id) throw problem(404, 'noSuchPlace');
    return way;
  }

  async #refuseTarget(address: string): Promise<void> {
    const { toOwnNetwork } = this.#parts.settings;
    try {
      await checkHost(readTarget(address, toOwnNetwork), toOwnNetwork);
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      if (error.reason === 'ownNetwork') throw problem(400, 'ownNetwork', { host: new URL(address).host });
      if (error.reason === 'refused') throw problem(400, 'badTarget');
      throw problem(400, 'unknownHost', { host: new URL(address).host });
    }
  }

  async #add({ me, secretHash }: Asking, { kind, address, details = {}, language }: NewWay): Promise<AlertWay> {
    const { store, now } = this.#parts;
    const id = wayId(kind, address, me.id);
    const way: AlertWay = {
      id,
      playerId: me.id,
      kind,
      address,
      detailsJson: JSON.stringify(details),
      secretHash,
      createdAt: now(),
      confirmedAt: kind === 'mail' ? null : now(),
      failures: 0,
      failingSince: null,
      problem: null,
    };
    const known = await this.#personOf(me.id, language ?? 'en');
    const person = { ...known, language: language ?? known.language };
    if ((await store.alerts.addWay(way, person, MAX_WAYS)) === 'tooMany')
      throw problem(409, 'tooManyWays', { most: MAX_WAYS });
    return (await store.alerts.findWay(id)) ?? way;
  }

  async #personOf(playerId: string, language: string): Promise<AlertPerson> {
    const known = await this.#parts.store.alerts.findPerson(playerId);
    return known ?? { playerId, language, kindsJson: JSON.stringify(ALERT_KINDS) };
  }
}

const nameOf = ({ kind, address }: AlertWay): string => (kind === 'mail' ? address : new URL(address).host);
