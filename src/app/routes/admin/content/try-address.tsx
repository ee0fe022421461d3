import { Form } from "react-router";
import type { TriedAddress } from "../../../site-context.ts";

interface Props {
  /** What was typed. */
  asked: string;
  /** Undefined when that is no path of this site. */
  tried: TriedAddress | undefined;
}

/** Where an address of this site leads a visitor, as the site answers now. */
export function TryAddress({ asked, tried }: Props) {
  return (
    <section className="content-missed" id="try" aria-labelledby="try-heading">
      <h2 id="try-heading">Test an address</h2>
      <Form method="get" action="#try" className="content-try" key={asked}>
        <label>
          Path of this site
          <input className="admin-input" name="test" required placeholder="/old-name/" defaultValue={asked} />
        </label>
        <button type="submit" className="admin-button">
          Test
        </button>
      </Form>
      <p role="status" className="content-tried" data-tone={!tried || tried.isPage === false ? "bad" : "ok"}>
        {tried ? inWords(tried) : asked && "That is no path of this site. Write what follows its name, such as /old-name/."}
      </p>
    </section>
  );
}

function inWords({ address, moved, isPage }: TriedAddress): string {
  if (!moved) return isPage ? `${address} does not move: there is a page.` : `${address} leads nowhere: there is no page, and no redirect.`;
  const way = `${address} leads to ${moved.location}, ${moved.status === 301 ? "for good (301)" : `for now (${moved.status})`}`;
  if (isPage === undefined) return `${way}, which is not ours.`;
  return isPage ? `${way}, and there is a page.` : `${way}, but there is no page.`;
}
