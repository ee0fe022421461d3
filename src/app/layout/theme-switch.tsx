import { useEffect, useRef } from "react";
import { THEME_KEY } from "./theme-script.ts";
import "./theme-switch.css";

/** Light, dark, or as the system says. The choice stays in this browser; `themeScript` applies it before the first paint. */
export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const kept = document.documentElement.dataset["theme"] ?? "system";
    // Each one, not the chosen alone: React hears no change of a radio that it still takes for checked.
    for (const radio of group.current?.querySelectorAll("input") ?? []) radio.checked = radio.value === kept;
  }, []);
  return (
    <fieldset ref={group} className="theme" onChange={(event) => applyTheme((event.target as Element as HTMLInputElement).value)}>
      <legend className="vh">Colors</legend>
      {["Light", "Dark", "System"].map((name) => (
        <label key={name}>
          <input className="vh" type="radio" name="theme" value={name.toLowerCase()} defaultChecked={name === "System"} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
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
