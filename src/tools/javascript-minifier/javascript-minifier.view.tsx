import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { convertInWorker } from "#ui/tool/convert/convert-in-worker.ts";
import type { CodeLanguage } from "#ui/tool/minify/minify-file.ts";
import { MinifyFrame } from "#ui/tool/minify/minify-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { JavascriptMinifierInput } from "./javascript-minifier.schema.ts";
import workerUrl from "./javascript-minifier.worker.ts?worker&url";

const minify = convertInWorker<Omit<JavascriptMinifierInput, "code">, MinifiedCode>(workerUrl);

export function View(page: ToolViewProps<JavascriptMinifierInput, MinifiedCode>) {
  return (
    <MinifyFrame
      page={page}
      language={JAVASCRIPT}
      minify={minify}
      options={({ type, keepNames, dropConsole, dropLicences, modern, sourceMap }) => (
        <>
          <div>
            <BuilderField
              name="type"
              label="It is loaded as"
              defaultValue={type ?? "script"}
              choices={[
                ["script", "A script"],
                ["module", "A module"],
              ]}
              hint="Top-level names of a script stay."
            />
            <div data-for-minify>
              <BuilderSwitch name="sourceMap" label="Make a source map" defaultChecked={sourceMap === true} />
              <BuilderSwitch name="modern" label="For browsers since 2020 only" defaultChecked={modern === true} />
            </div>
          </div>
          <div data-for-minify>
            <BuilderSwitch name="keepNames" label="Keep names of functions and classes" defaultChecked={keepNames === true} />
            <BuilderSwitch name="dropConsole" label="Drop console calls" defaultChecked={dropConsole === true} />
            <BuilderSwitch name="dropLicences" label="Drop license comments too" defaultChecked={dropLicences === true} />
          </div>
        </>
      )}
    />
  );
}

const JAVASCRIPT: CodeLanguage = {
  name: "JavaScript",
  ending: "js",
  type: "text/javascript",
  accept: ".js,.mjs,.cjs,text/javascript,application/javascript",
  placeholder: "function greet(visitor) {\n  const name = visitor.name ?? 'you';\n  return 'Hello ' + name;\n}",
};
