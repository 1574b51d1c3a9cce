declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
interface ImportMeta {
  /** Only in the build of the development server. */
  readonly webpackHot?: object;
}
