// First, because it declares the order of the layers that all later styles use.
import '@gyg/design-system/styles.css';
import './app/first-content.css';
import './federation/provide-shared';
import { startShell } from './app/start';

void startShell();
