declare module 'http_ece' {
  interface Keys {
    readonly version: 'aes128gcm';
    readonly privateKey: import('node:crypto').ECDH;
    readonly dh?: Buffer;
    readonly authSecret: string;
  }
  /** Only what our tests use of it. */
  const ece: { decrypt(buffer: Buffer, params: Keys): Buffer };
  export default ece;
}
