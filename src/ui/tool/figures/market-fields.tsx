import { COUNTRIES, countryCodes, LANGUAGES, languageCodes } from "#core/providers/markets.ts";
import "./market-fields.css";

/** Where and in which language a source of data is asked. */
export function MarketFields({ submitted }: { submitted: Readonly<Record<string, string | undefined>> }) {
  return (
    <div className="market-fields">
      <label>
        <span>Country</span>
        <select className="run-input" name="country" defaultValue={submitted["country"] ?? "US"}>
          {countryCodes.map((code) => (
            <option key={code} value={code}>
              {COUNTRIES[code].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Language</span>
        <select className="run-input" name="lang" defaultValue={submitted["lang"] ?? "en"}>
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
