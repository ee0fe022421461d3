import { sentenceOf } from "#core/errors/app-error.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { BufferStop } from "./buffer-stop.tsx";
import "./not-found-page.css";

/** Something of ours broke. The details are in our log, not on the page. */
export function FaultPage() {
  return (
    <section className="lost hero line-slate" aria-labelledby="fault">
      <div className="wrap">
        <h1 id="fault" className="d1">
          Our fault
        </h1>
        <p className="lead">{sentenceOf("unexpected")}</p>
        <div className="controls">
          <ButtonLink reloadDocument to="">
            Try again
          </ButtonLink>
          <ButtonLink tone="ghost" reloadDocument to="/">
            Home page
          </ButtonLink>
        </div>
      </div>
      <BufferStop word="500" />
    </section>
  );
}
