export { WelcomeSteps } from './ui/welcome-steps';
