export const THEME_KEY = "theme";

/** Runs in <head>, before anything is painted. Storage may be closed to us: then the system decides. */
export const themeScript = `try{const t=localStorage.getItem("${THEME_KEY}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;
