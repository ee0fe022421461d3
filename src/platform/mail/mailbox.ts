interface Provider {
  /** Of two names for the same mailboxes, the first stands for all. */
  domains: readonly string[];
  /** Signs of the name that the provider does not look at. */
  ignores?: RegExp;
  /** What begins a tag; a plus where nothing else is said. */
  tag?: string;
  /** The owner may stand before the domain: `anything@ann.fastmail.com`. */
  hasSubdomains?: true;
}

/** How large providers read the part before the @, as of 2026-11-16. */
const PROVIDERS: readonly Provider[] = [
  // https://support.google.com/mail/answer/7436150 (dots), https://support.google.com/a/users/answer/9282734 (tags)
  { domains: ["gmail.com", "googlemail.com"], ignores: /\./g },
  // https://support.microsoft.com/office/459b1989-356d-40fa-a689-8f285b13f1f2; each of its domains has mailboxes of its own
  { domains: ["outlook.com"] },
  { domains: ["hotmail.com"] },
  { domains: ["live.com"] },
  { domains: ["msn.com"] },
  // https://help.yahoo.com/kb/SLN3523.html: name-tag, and no hyphen in a name
  { domains: ["yahoo.com"], tag: "-" },
  { domains: ["ymail.com"], tag: "-" },
  { domains: ["rocketmail.com"], tag: "-" },
  // https://www.fastmail.help/hc/en-us/articles/360060591053
  { domains: ["fastmail.com"], hasSubdomains: true },
  { domains: ["fastmail.fm"], hasSubdomains: true },
  // https://support.apple.com/guide/icloud/mm6b1a490a/icloud: older accounts have all three
  { domains: ["icloud.com", "me.com", "mac.com"] },
  // https://proton.me/support/addresses-and-aliases, https://github.com/ProtonMail/WebClients (removeEmailAlias)
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignores: /[._-]/g },
];

/**
 * The mailbox behind an address, however it is spelled: for counting what somebody gets, never to write to. A plus begins a tag with most
 * others too; where it does not, two people share a count, which harms neither.
 */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = splitAt(address.toLowerCase());
  const provider = PROVIDERS.find(({ domains, hasSubdomains }) =>
    domains.some((each) => domain === each || (hasSubdomains && domain.endsWith(`.${each}`))),
  );
  const home = provider?.domains[0] ?? domain;
  if (provider?.hasSubdomains && domain !== home) return `${domain.slice(0, -home.length - 1)}@${home}`;
  // A name that is nothing but signs and tags is left as it is.
  const bare = cutTag(name, provider?.tag ?? "+").replaceAll(provider?.ignores ?? NOTHING, "");
  return `${bare || name}@${home}`;
}

const NOTHING = /(?!)/g;

const splitAt = (address: string) => [address.slice(0, address.lastIndexOf("@")), address.slice(address.lastIndexOf("@") + 1)];

const cutTag = (name: string, sign: string) => (name.includes(sign) ? name.slice(0, name.indexOf(sign)) : name);
