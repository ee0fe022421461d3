import { type FormEvent, useState } from "react";
import { Link } from "react-router";

export interface Trial {
  slug: string;
  name: string;
  /** The number of the example whose input this is. */
  example: number;
  input: string;
}

/** A request that runs here; without JavaScript, a link to the same answer on the tool's page. */
export function TryIt({ trials }: { trials: readonly [Trial, ...Trial[]] }) {
  const [slug, choose] = useState(trials[0].slug);
  const [answer, setAnswer] = useState("");
  const trial = trials.find((one) => one.slug === slug) ?? trials[0];

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = String(new FormData(event.currentTarget).get("input"));
    setAnswer("Sending…");
    setAnswer(await answerTo(trial.slug, body));
  }

  return (
    <form className="api-try" onSubmit={(event) => void send(event)}>
      <label className="api-try-tool">
        <b>Tool</b>
        <select
          value={slug}
          onChange={(event) => {
            choose(event.target.value);
            setAnswer("");
          }}
        >
          {trials.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <b>Body of the request</b>
        <textarea key={slug} name="input" className="mono" rows={7} spellCheck={false} defaultValue={trial.input} />
      </label>
      <p className="api-try-ways">
        <button type="submit" className="btn btn-i btn-sq api-try-send">
          Send the request
        </button>
        <Link className="more" to={`/tools/${trial.slug}/?example=${trial.example}`} rel="nofollow" reloadDocument>
          See this answer as a page
        </Link>
      </p>
      <div role="status">
        {answer !== "" && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
          <pre className="scrolls" tabIndex={0}>
            {answer}
          </pre>
        )}
      </div>
    </form>
  );
}

async function answerTo(slug: string, body: string): Promise<string> {
  try {
    const response = await fetch(`/api/tools/${slug}`, { method: "POST", headers: { "content-type": "application/json" }, body });
    return `${response.status}\n${JSON.stringify(await response.json(), undefined, 2)}`;
  } catch {
    return "Our server did not answer. Check your connection and try again.";
  }
}
