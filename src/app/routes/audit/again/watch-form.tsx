import { Button } from "#ui/button/button.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import "./watch-form.css";

interface Props {
  audit: string;
  website: string;
  /** What was sent and not taken, and the element that says why. */
  refused?: { email: string; every: string; saidIn: string } | undefined;
}

/** Weekly or monthly, to an address. It posts to a page of its own, with and without JavaScript. */
export function WatchForm({ audit, website, refused }: Props) {
  const wrong = refused && { defaultValue: refused.email, "aria-invalid": true, "aria-describedby": refused.saidIn, autoFocus: true };
  return (
    <form className="watch-form" method="post" action={`/audit/${audit}/again`}>
      <GuardFields />
      <input type="hidden" name="website" value={website} />
      <fieldset>
        <legend className="vh">How often</legend>
        {(["week", "month"] as const).map((period) => (
          <label key={period}>
            <input type="radio" name="every" value={period} defaultChecked={(refused?.every || "month") === period} />
            Every {period}
          </label>
        ))}
      </fieldset>
      <label className="vh" htmlFor="watch-email">
        Your email
      </label>
      <input id="watch-email" name="clientEmail" type="email" autoComplete="email" required placeholder="you@company.com" {...wrong} />
      <Button type="submit" small>
        Tell me what changes
      </Button>
    </form>
  );
}
