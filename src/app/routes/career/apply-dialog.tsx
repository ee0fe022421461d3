import { Link } from "react-router";
import { Dialog, DialogButton } from "#ui/dialog/dialog.tsx";
import { Station, Stations } from "#ui/stations/stations.tsx";
import type { JobView } from "./job-view.server.ts";
import "./apply-dialog.css";

/** What to send, where to, and what happens then. Nothing is sent from here: the button opens the visitor's own mail program. */
export function ApplyDialog({ vacancy, until, application }: Pick<JobView, "vacancy" | "until" | "application">) {
  const { title, answeredBy = "A person", send, steps } = vacancy;
  const { address, mail, written, answered } = application;
  return (
    <Dialog id="apply" className={`apply line-${vacancy.line}`} title={`Apply: ${title}`}>
      <p className="apply-lead">{answeredBy} reads it and answers within five working days.</p>
      <div className="apply-body">
        {send.length > 0 && (
          <section aria-labelledby="apply-send">
            <h3 id="apply-send">What to send</h3>
            <ol className="apply-send">
              {send.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </section>
        )}
        <section aria-labelledby="apply-next">
          <h3 id="apply-next">What happens then</h3>
          <Stations>
            <Station state="now">
              You write{until && <>, by {until}</>}
              <small>
                Write on {written} and you hear from us by {answered}.
              </small>
            </Station>
            {steps.map(({ title, length }) => (
              <Station key={title} state="ahead">
                {title}
                <small>{length}</small>
              </Station>
            ))}
          </Stations>
        </section>
      </div>
      <div className="apply-acts">
        <a className="btn btn-y" href={mail}>
          Open my mail program
        </a>
        <p>
          Or write to <a href={`mailto:${address}`}>{address}</a>. Nothing is sent from this page. Résumés are deleted after 180 days, as
          the <Link to="/privacy-policy/">privacy policy</Link> says.
        </p>
      </div>
    </Dialog>
  );
}

export function ApplyButton() {
  return (
    <DialogButton opens="apply" className="btn btn-y">
      Apply Now
    </DialogButton>
  );
}
