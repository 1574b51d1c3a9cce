/** Folders that draw something pressable and are not controls, with the reason. */
export const NEVER_HELD = new Map([]);
