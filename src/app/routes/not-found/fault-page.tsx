import { ButtonLink } from "#ui/button/button.tsx";
import "./fault-page.css";

/** Something of ours broke. The details are in our log, not on the page. Drawn by CSS alone: every page carries this one. */
export function FaultPage() {
  return (
    <section className="fault hero line-slate" aria-labelledby="fault">
      <div className="wrap">
        <h1 id="fault" className="d1">
          This page broke
        </h1>
        <p className="lead">Our fault. We have the details, and will mend it.</p>
        <div className="controls">
          <ButtonLink reloadDocument to="">
            Try again
          </ButtonLink>
          <ButtonLink tone="ghost" reloadDocument to="/">
            Home page
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
