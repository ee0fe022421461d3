import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { convertInWorker } from "#ui/tool/convert/convert-in-worker.ts";
import type { CodeLanguage } from "#ui/tool/minify/minify-file.ts";
import { MinifyFrame } from "#ui/tool/minify/minify-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { HtmlMinifierInput } from "./html-minifier.schema.ts";
import workerUrl from "./html-minifier.worker.ts?worker&url";

const minify = convertInWorker<Omit<HtmlMinifierInput, "code">, MinifiedCode>(workerUrl);

export function View(page: ToolViewProps<HtmlMinifierInput, MinifiedCode>) {
  return (
    <MinifyFrame
      page={page}
      language={HTML}
      minify={minify}
      options={(filled) => (
        <>
          <fieldset data-for-minify>
            <legend className="meta">Keep as it is</legend>
            {KEPT.map(([name, label]) => (
              <BuilderSwitch key={name} name={name} label={label} defaultChecked={filled[name] === true} />
            ))}
          </fieldset>
          <fieldset data-for-minify>
            <legend className="meta">Go further</legend>
            {DROPPED.map(([name, label]) => (
              <BuilderSwitch key={name} name={name} label={label} defaultChecked={filled[name] === true} />
            ))}
          </fieldset>
        </>
      )}
    />
  );
}

const KEPT = [
  ["keepSpaces", "White space"],
  ["keepComments", "Comments"],
  ["keepQuotes", "Quotation marks"],
  ["keepCss", "Style sheets in the page"],
  ["keepScripts", "Scripts in the page"],
] as const;

const DROPPED = [
  ["dropBlockSpaces", "No space beside blocks"],
  ["dropEndTags", "No optional end tags"],
  ["shortBooleans", 'disabled, not disabled="…"'],
  ["tidyClasses", "One space between classes"],
  ["dropTypes", "No type on scripts and styles"],
] as const;

const HTML: CodeLanguage = {
  name: "HTML",
  ending: "html",
  type: "text/html",
  accept: ".html,.htm,.xhtml,.php,.twig,.liquid,.hbs,.ejs,.erb,text/html",
  placeholder: '<ul class="menu">\n  <li>\n    <a href="/boots/">Boots</a>\n  </li>\n</ul>',
};
