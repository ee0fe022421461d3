import { Fragment, type ReactNode, useId } from "react";
import "./tabs.css";

/** One of several views of the same result. Radio buttons carry the state, so it works before and without JavaScript. */
export function Tabs({ legend, tabs }: { legend: string; tabs: readonly { label: ReactNode; panel: ReactNode }[] }) {
  const name = useId();
  return (
    <fieldset className="tabs">
      <legend className="vh">{legend}</legend>
      {tabs.map(({ label, panel }, index) => (
        <Fragment key={index}>
          <input className="tabs-radio vh" type="radio" name={name} id={`${name}${index}`} defaultChecked={index === 0} />
          <label className="tabs-label" htmlFor={`${name}${index}`}>
            {label}
          </label>
          <div className="tabs-panel">{panel}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}
