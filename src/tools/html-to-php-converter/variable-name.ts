export const LONGEST_VARIABLE = 60;

/** PHP refuses to assign to $this and $GLOBALS. */
export const VARIABLE_NAME = /^\$?(?!(?:this|GLOBALS)$)[a-zA-Z_]\w*$/;

export const VARIABLE_RULE = `A variable's name is at most ${LONGEST_VARIABLE} letters, digits and _, begins with no digit, and is not $this or $GLOBALS: html, page_body.`;

export const isVariableName = (name: string): boolean => name.length <= LONGEST_VARIABLE && VARIABLE_NAME.test(name);
