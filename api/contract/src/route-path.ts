/** The method and the path template of `METHOD /path/{name}`, as the tables of routes write it. */
export function splitRoute(route: string): { method: 'GET' | 'POST' | 'DELETE'; path: string } {
  const [method = 'GET', path = ''] = route.split(' ');
  return { method: method === 'POST' || method === 'DELETE' ? method : 'GET', path };
}

/** A path template with its parameters filled in and encoded. Throws if one is missing. */
export function fillPath(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_match, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path ${template} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}
