import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

/** What Web Push needs of cryptography: encryption for a browser (RFC 8291), and a signature of who sends (VAPID, RFC 8292). */

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** The delimiter of the last record. */
const LAST = Buffer.from([2]);
const A_DAY_S = 24 * 3600;

/** What a browser gave: its public key and a secret, base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A key of our own for one message. */
function newSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}

/** Whether one can encrypt for them: a point of the curve, and a secret of the right length. */
export function areGoodKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    newSender().computeSecret(bytes(p256dh));
    return bytes(p256dh).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

export function encrypt(text: string, keys: PushKeys, sender = newSender(), salt: Buffer = randomBytes(16)): Buffer {
  const receiver = bytes(keys.p256dh);
  const from = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, from]);
  const secret = derive(sender.computeSecret(receiver), bytes(keys.auth), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([from.length]), from, ...record]);
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

export function newVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });
  return { publicKey: Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url'), privateKey: d };
}

/** The header by which a push service knows who sends: valid for half a day, for this service alone. */
export function vapidHeader(endpoint: string, contact: string, keys: VapidKeys, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + A_DAY_S / 2, sub: contact };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => encoded(JSON.stringify(part))).join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

function privateKeyOf({ publicKey, privateKey }: VapidKeys) {
  const point = bytes(publicKey);
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33), d: privateKey }, format: 'jwk' });
}

/** Whether the two belong together: given by settings, they may be anything. */
export function areVapidKeys(keys: VapidKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(bytes(keys.privateKey));
    return pair.getPublicKey().equals(bytes(keys.publicKey));
  } catch {
    return false;
  }
}
