import { useEffect, useRef, useState } from "react";
import type { Service } from "#content/service/service.content-type.ts";
import { formatDate } from "#core/text/format.ts";
import { customerCost, dollars, typedFigure } from "./customer-cost.ts";
import "./cost-calculator.css";

type Figures = NonNullable<Service["calculator"]>;
const FIELDS = ["click", "asks", "closes", "value"] as const;
type Typed = Record<(typeof FIELDS)[number], number>;

/** What one customer costs, counted from four figures that visitors replace by their own. Without scripts it shows the example. */
export function CostCalculator({ figures }: { figures: Figures }) {
  const [typed, setTyped] = useState<Typed>(figures);
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    const submitted = form.current && new FormData(form.current);
    if (submitted) setTyped(Object.fromEntries(FIELDS.map((name) => [name, typedFigure(String(submitted.get(name)))])) as Typed);
  };
  // What was typed before React came.
  useEffect(read, []);

  const { customer, source } = figures;
  const cost = customerCost(typed);
  const share = cost === undefined ? Number.NaN : Math.round((cost / typed.value) * 100);
  const isExample = FIELDS.every((name) => typed[name] === figures[name]);
  return (
    <div className="cost">
      <form
        ref={form}
        className="cost-fields"
        aria-label={`Cost of one ${customer}`}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <Cell name="click" label="Price of a click" value={dollars(figures.click)} hint={figures.clickHint} />
        <Cell name="asks" label={figures.asksLabel} value={`${figures.asks}%`} hint="of all clicks" />
        <Cell name="closes" label={figures.closesLabel} value={`${figures.closes}%`} hint="of those" />
        <Cell name="value" label={`Value of one ${customer.split(" ").at(-1)}`} value={dollars(figures.value)} hint={figures.valueHint} />
      </form>
      <output className="cost-disc" aria-live="polite" data-testid="cost">
        <b data-long={(cost ?? 0) >= 10_000 || undefined}>{cost === undefined ? "–" : dollars(cost)}</b>
        <span>
          for one {customer}
          {Number.isFinite(share) && `, ${share}% of the value`}
        </span>
      </output>
      <p className="cost-note">
        {isExample ? "Type your own figures. With these, " : "With your figures, "}
        {sumOf(typed, customer)}
      </p>
      <p className="cost-note">
        {figures.sourceNote ?? "The figures shown at first are an example, not a client: all four are assumed by us."}
        {source && (
          <>
            {" "}
            Source: <a href={source.url}>{source.title}</a>, read {formatDate(source.readOn)}.
          </>
        )}
      </p>
    </div>
  );
}

function Cell({ name, label, value, hint }: { name: keyof Typed; label: string; value: string; hint: string }) {
  const id = `cost-${name}`;
  return (
    <div className="cost-cell">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={value}
        aria-describedby={`${id}-hint`}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}

/** "100 clicks cost $8,000 and bring 15 inquiries and 3 customers." in whole numbers of clicks. */
function sumOf({ click, asks, closes }: Typed, customer: string): string {
  if (customerCost({ click, asks, closes }) === undefined) return "fill in all four.";
  const clicks = 1000;
  const inquiries = (clicks * asks) / 100;
  const customers = (inquiries * closes) / 100;
  const whole = (count: number) => Math.round(count).toLocaleString("en-US");
  return `1,000 clicks cost ${dollars(clicks * click)}; ${whole(inquiries)} people ask, and ${whole(customers)} of them become a ${customer}.`;
}
