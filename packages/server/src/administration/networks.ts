import ipaddr from 'ipaddr.js';

/** Larger networks are whole countries: whoever wants to ban one should ask their firewall. */
const LARGEST = { ipv4: 8, ipv6: 16 } as const;

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** An address is a network of one; null for what is neither. */
export function networkOf(text: string): Network | null {
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === 'ipv4' ? 32 : 64];
  } catch {
    return null;
  }
}

export const isTooLarge = ([address, bits]: Network): boolean => bits < LARGEST[address.kind()];

/** Whether programs on this machine, such as a proxy, would be in it. */
export const hasThisMachine = (network: Network): boolean =>
  ['127.0.0.1', '::1'].some((address) => isIn(ipaddr.parse(address), network));

export const isInNetwork = (ip: string, network: Network): boolean =>
  ipaddr.isValid(ip) && isIn(ipaddr.process(ip), network);

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, network: Network): boolean =>
  address.kind() === network[0].kind() && address.match(network);
