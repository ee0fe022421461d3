import { useEffect, useState } from "react";
import { THEME_KEY } from "./theme-script.ts";
import "./theme-switch.css";

/** Light, dark, or as the system says. The choice stays in this browser; `themeScript` applies it before the first paint. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState("system");
  useEffect(() => setChosen(document.documentElement.dataset["theme"] ?? "system"), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div className="theme" role="group" aria-label="Colors">
      {["Light", "Dark", "System"].map((name) => {
        const theme = name.toLowerCase();
        return (
          <button
            key={name}
            type="button"
            aria-pressed={theme === chosen}
            onClick={() => {
              applyTheme(theme);
              setChosen(theme);
            }}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

function applyTheme(theme: string) {
  const { dataset } = document.documentElement;
  if (theme === "system") {
    delete dataset["theme"];
    localStorage.removeItem(THEME_KEY);
  } else {
    dataset["theme"] = theme;
    localStorage.setItem(THEME_KEY, theme);
  }
}
