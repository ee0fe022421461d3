import { Button } from "#ui/button/button.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import "./subscribe-form.css";

/** One field. It posts to its own page, with and without JavaScript. */
export function SubscribeForm({ id, tone = "yellow" }: { id: string; tone?: "yellow" | "ghost" }) {
  return (
    <form className="subscribe" method="post" action="/newsletter/" data-testid="subscribe-form">
      <GuardFields />
      <label htmlFor={id} className="vh">
        Your email
      </label>
      <input id={id} name="clientEmail" type="email" autoComplete="email" required placeholder="you@company.com" />
      <Button type="submit" tone={tone} small>
        Subscribe
      </Button>
    </form>
  );
}
