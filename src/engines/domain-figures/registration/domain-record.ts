/** What a registry or a registrar says about a domain. Undefined means that it does not say. */
export interface DomainRecord {
  /** False when the answer is that the domain is not registered. */
  isRegistered: boolean;
  /** ISO day. */
  created?: string;
  isCreatedBefore?: boolean;
  expires?: string;
  updated?: string;
  registrar?: string;
  /** As sent: "client transfer prohibited" or "clientTransferProhibited". */
  statuses: readonly string[];
  nameservers: readonly string[];
  dnssec?: boolean;
  /** Another server that may know more. */
  referral?: string;
}

/** The first record with its gaps filled from the second. What is there is never overwritten: a referral often knows less, or lies. */
export function filledRecord(first: DomainRecord, second: DomainRecord): DomainRecord {
  if (!second.isRegistered) return first;
  return {
    ...second,
    ...withoutUndefined(first),
    statuses: first.statuses.length > 0 ? first.statuses : second.statuses,
    nameservers: first.nameservers.length > 0 ? first.nameservers : second.nameservers,
    isRegistered: first.isRegistered,
  };
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<T>;
}
