/** Some fields of a row; those that are undefined are not written. */
export type ChangesOf<Row> = { [Field in keyof Row]?: Row[Field] | undefined };
