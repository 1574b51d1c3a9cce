declare module '*.vue' {
  import type { DefineComponent } from 'vue';
  import type { PageState } from '../framework';

  const page: DefineComponent<{ state: PageState }>;
  export default page;
}
