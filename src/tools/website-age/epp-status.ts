interface StatusMeaning {
  code: string;
  words: string;
  level: "good" | "info" | "bad";
}

/** Status codes in words: ICANN's list, with RDAP's spelling (RFC 8056) read as the same. https://www.icann.org/epp */
export function explainStatus(raw: string): StatusMeaning {
  const key = raw.toLowerCase().replace(/[^a-z]/g, "");
  const known = MEANINGS.find(([code]) => code.toLowerCase() === key);
  if (known) return { code: known[0], level: known[1], words: known[2] };
  return { code: raw.slice(0, 60), level: "info", words: "A status of this registry's own." };
}

const MEANINGS: readonly (readonly [code: string, level: StatusMeaning["level"], words: string])[] = [
  ["ok", "info", "Nothing is locked and nothing is pending. A transfer needs only the code."],
  ["active", "info", "Registered and in the zone. Nothing is locked."],
  ["connect", "good", "Registered, with name servers."],
  ["inactive", "bad", "No name servers, so the domain does not resolve."],
  ["addPeriod", "info", "Registered in the last few days; the registrar may still undo it."],
  ["autoRenewPeriod", "info", "Renewed by itself after it expired; the registrar may still undo it."],
  ["renewPeriod", "info", "Renewed in the last few days."],
  ["transferPeriod", "info", "Moved to another registrar in the last few days."],
  ["redemptionPeriod", "bad", "Expired and deleted. The former holder can restore it for about 30 days, at a price."],
  ["pendingRestore", "bad", "Being restored after deletion."],
  ["pendingDelete", "bad", "Will be deleted within about five days and can then be registered by anybody."],
  ["pendingCreate", "info", "The registration is not complete yet."],
  ["pendingRenew", "info", "A renewal is on its way."],
  ["pendingTransfer", "info", "A move to another registrar is on its way."],
  ["pendingUpdate", "info", "A change is on its way."],
  ["clientTransferProhibited", "good", "The registrar refuses transfers, so nobody can move the domain away by mistake or theft."],
  ["clientDeleteProhibited", "good", "The registrar refuses deletion."],
  ["clientUpdateProhibited", "good", "The registrar refuses changes."],
  ["clientRenewProhibited", "info", "The registrar refuses renewal, which is unusual: often a dispute."],
  ["clientHold", "bad", "The registrar took the domain out of the zone. It does not resolve."],
  ["serverTransferProhibited", "good", "The registry itself refuses transfers."],
  ["serverDeleteProhibited", "good", "The registry itself refuses deletion."],
  ["serverUpdateProhibited", "good", "The registry itself refuses changes."],
  ["serverRenewProhibited", "info", "The registry refuses renewal, which is unusual: often a dispute."],
  ["serverHold", "bad", "The registry took the domain out of the zone. It does not resolve."],
  ["locked", "good", "Locked against changes."],
  ["associated", "info", "In use by another object of the registry."],
];
