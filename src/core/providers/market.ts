/** Where and in which language something is searched: ISO 3166 (“US”) and ISO 639 (“en”). */
export interface Market {
  country: string;
  lang: string;
}
