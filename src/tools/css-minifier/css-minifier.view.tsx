import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { convertInWorker } from "#ui/tool/convert/convert-in-worker.ts";
import type { CodeLanguage } from "#ui/tool/minify/minify-file.ts";
import { MinifyFrame } from "#ui/tool/minify/minify-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { CssMinifierInput } from "./css-minifier.schema.ts";
import workerUrl from "./css-minifier.worker.ts?worker&url";

const minify = convertInWorker<Omit<CssMinifierInput, "code">, MinifiedCode>(workerUrl);

export function View(page: ToolViewProps<CssMinifierInput, MinifiedCode>) {
  return (
    <MinifyFrame
      page={page}
      language={CSS}
      minify={minify}
      options={({ dropLicences, keepValues, keepEmptyRules }) => (
        <div className="minify-wide" data-for-minify>
          <BuilderSwitch name="dropLicences" label="Drop license comments too (/*! … */)" defaultChecked={dropLicences === true} />
          <BuilderSwitch name="keepValues" label="Keep numbers and colors as written" defaultChecked={keepValues === true} />
          <BuilderSwitch name="keepEmptyRules" label="Keep empty rules" defaultChecked={keepEmptyRules === true} />
        </div>
      )}
    />
  );
}

const CSS: CodeLanguage = {
  name: "CSS",
  ending: "css",
  type: "text/css",
  accept: ".css,text/css",
  placeholder: ".card {\n  margin: 0px auto;\n\n  &:hover {\n    color: #FFAA00;\n  }\n}",
};
