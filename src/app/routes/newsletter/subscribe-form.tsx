import { Button } from "#ui/button/button.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import "./subscribe-form.css";

interface Props {
  id: string;
  tone?: "yellow" | "ghost";
  /** What was sent and not taken, and the element that says why. */
  refused?: { email: string; saidIn: string } | undefined;
}

/** One field. It posts to its own page, with and without JavaScript. */
export function SubscribeForm({ id, tone = "yellow", refused }: Props) {
  const wrong = refused && { defaultValue: refused.email, "aria-invalid": true, "aria-describedby": refused.saidIn, autoFocus: true };
  return (
    <form className="subscribe" method="post" action="/newsletter/" data-testid="subscribe-form">
      <GuardFields />
      <label htmlFor={id} className="vh">
        Your email
      </label>
      <input id={id} name="clientEmail" type="email" autoComplete="email" required placeholder="you@company.com" {...wrong} />
      <Button type="submit" tone={tone} small>
        Subscribe
      </Button>
    </form>
  );
}
