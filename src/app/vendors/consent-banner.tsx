import { type FormEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { type Consent, sameForAll } from "./consent.ts";
import { purposes, type VendorKind, type Vendors } from "./vendors.ts";
import "./consent-banner.css";

interface Props {
  vendors: Vendors;
  kinds: readonly VendorKind[];
  consent: Consent;
  onChoice(choice: Consent): void;
}

/** Three answers of equal weight; the page stays usable around it. */
export function ConsentBanner({ vendors, kinds, consent, onChoice }: Props) {
  const [isChoosing, setChoosing] = useState(false);

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoice(Object.fromEntries(kinds.map((kind) => [kind, form.has(kind)])));
  }

  return (
    <section className="consent" aria-labelledby="consent-title" data-testid="consent">
      <h2 id="consent-title">Other companies' code</h2>
      {isChoosing ? (
        <form onSubmit={keep}>
          {kinds.map((kind) => (
            <label key={kind} className="consent-one">
              <input type="checkbox" name={kind} defaultChecked={consent[kind] ?? false} />
              <span>
                Load {hostOf(vendors[kind])} to {purposes[kind]}
              </span>
            </label>
          ))}
          <Button type="submit" tone="ink" small>
            Keep this choice
          </Button>
        </form>
      ) : (
        <>
          <p>We would like to load {kinds.map((kind) => `${hostOf(vendors[kind])} to ${purposes[kind]}`).join(", and ")}.</p>
          <p className="consent-acts">
            <Button tone="ink" small onClick={() => onChoice(sameForAll(kinds, true))}>
              Accept
            </Button>
            <Button tone="ink" small onClick={() => onChoice(sameForAll(kinds, false))}>
              Reject
            </Button>
            <Button tone="ink" small onClick={() => setChoosing(true)}>
              Choose
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

const hostOf = (url: string | undefined) => (url ? new URL(url).host : "");
