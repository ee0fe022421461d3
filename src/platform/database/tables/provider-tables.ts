/** Other companies that data is asked of. */
export interface ProviderTables {
  provider_setting: ProviderSettingTable;
  provider_use: ProviderUseTable;
  provider_answer: ProviderAnswerTable;
}

/** What the owner set up for a provider of data. */
interface ProviderSettingTable {
  provider: string;
  /** Variable → value as JSON, encrypted: see provider-keys.ts. */
  sealed_keys: string;
  /** Requests or tokens a day; null for the usual number. */
  budget: number | null;
  updated_at: string;
}

/** Requests, or tokens of a language model, by day (UTC). Counted before they are spent. */
interface ProviderUseTable {
  provider: string;
  day: string;
  used: number;
}

/** What a provider answered to a question on a day. */
interface ProviderAnswerTable {
  /** A hash of provider, kind, question and day, so that the table does not show what was asked. */
  key: string;
  day: string;
  answer: string;
}
